import { recipientsOf } from '@/lib/leads/mail-row.ts';
import { restClient, type Connection } from '@/lib/secret-client/rest-client.ts';
import { mailServices } from './mail-services/index.ts';
import { notifyOwner, type NotifyOptions } from './notify-owner.ts';
import { sendThrough } from './send-mail.ts';

export type NotifySettings = Connection & {
  /** The origin of the site. */
  readonly siteUrl: string;
  /** Replaces the URL of the mail service's API, for example with that of a proxy. */
  readonly mailUrl?: string | undefined;
} & Pick<NotifyOptions, 'now' | 'details'>;

/** The settings that `npm run mail -- set` stores in Vault. */
type MailSettings = {
  readonly service?: string;
  readonly key?: string;
  readonly from?: string;
  readonly to?: string;
};

const hosted = /^https:\/\/([a-z0-9]+)\.supabase\.co$/;

const tablesUrl = (projectUrl: string) =>
  `https://supabase.com/dashboard/project/${hosted.exec(projectUrl)?.[1] ?? '_'}/editor`;

const respond = (status: number, ...problems: readonly string[]) => Response.json({ problems }, { status });

/**
 * Emails the owner about new leads. Only the database's job may call it: the job sends a secret, and the database returns
 * the mail settings only for this secret.
 */
export const notifyHandler =
  (settings: NotifySettings) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return respond(405, 'Only POST is allowed.');
    const [, secret] = /^Bearer (\S{20,100})$/.exec(request.headers.get('authorization') ?? '') ?? [];
    try {
      const database = restClient(settings);
      const mail = secret && ((await database.call('read_mail_settings', { secret })) as MailSettings | null);
      if (!mail) return respond(401, 'Only the database may call this function.');
      const service = mailServices[mail.service ?? ''];
      const to = recipientsOf(mail.to);
      if (!service || !mail.key || !mail.from || to.length === 0)
        return respond(503, 'Mail is not set up. Run npm run mail -- set.');
      const problems = await notifyOwner({
        database,
        send: sendThrough(service, mail.key, settings.mailUrl),
        from: mail.from,
        to,
        links: { siteUrl: settings.siteUrl, tablesUrl: tablesUrl(settings.url) },
        ...(settings.now && { now: settings.now }),
        ...(settings.details && { details: settings.details }),
      });
      return respond(problems.length === 0 ? 200 : 502, ...problems);
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'unknown error';
      console.error(problem);
      return respond(500, problem);
    }
  };
