import { type Answer, type Line, statusOf } from './answer';

const deploy = 'Run npx supabase functions deploy.';

/** The answer of `submit` to a form from another site. */
export const judgeForeignForm = (answer: Answer): Line => {
  const check = 'submit refuses other sites';
  if (answer.status === 403) return { check, found: 'with 403' };
  if (answer.status === 303 || answer.status < 300)
    return answer.status === 0
      ? { check, found: statusOf(answer), fix: deploy }
      : { check, found: `it takes forms from any site: ${statusOf(answer)}`, fix: deploy };
  const fixes: Readonly<Record<number, string>> = {
    401: `It asks for a sign-in, which supabase/config.toml switches off. ${deploy}`,
    404: deploy,
  };
  const fix =
    fixes[answer.status] ??
    'See its log in the dashboard. Run npx supabase secrets set SITE_URL=<the site>, and deploy it.';
  return { check, found: statusOf(answer), fix };
};

/** The function says in its refusal which site it takes forms from. */
export const judgeOwnForm = (answer: Answer, origin: string): Line => {
  const check = 'submit takes this site’s forms';
  const [named] = /https?:\/\/[^\s]+/.exec(answer.status === 403 ? answer.body.toString() : '') ?? [];
  if (named === origin) return { check, found: `from ${origin}` };
  return {
    check,
    found: named ? `it takes those of ${named}` : 'it does not say which site it is for',
    fix: `Run npx supabase secrets set SITE_URL=${origin}`,
  };
};

/** The answer to a form of this site. */
export const judgeSent = (answer: Answer, origin: string): Line => {
  const check = 'A test registration';
  const location = answer.headers.get('location');
  if (answer.status === 303 && location === `${origin}/operator-registration/received`)
    return { check, found: 'was stored' };
  const reason = location?.split('#')[1];
  return {
    check,
    found: `was not stored: ${reason ?? statusOf(answer)}`,
    fix: 'See the log of the function submit in the dashboard.',
  };
};
