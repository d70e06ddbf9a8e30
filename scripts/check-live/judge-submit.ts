import { type Answer, type Line, statusOf } from './answer';

const deploy = 'Deploy the functions: see docs/going-live.md.';

/** The answer of `submit` to a form from another site. */
export const judgeForeignForm = (answer: Answer): Line => {
  const check = 'submit refuses other sites';
  const { status } = answer;
  if (status === 403) return { check, found: 'with 403' };
  if (status === 303) return { check, found: 'it takes forms from any site', fix: deploy };
  const found = statusOf(answer);
  if (status === 0 || status === 404) return { check, found, fix: deploy };
  if (status === 401)
    return { check, found, fix: `It asks for a sign-in, which supabase/config.toml switches off. ${deploy}` };
  return {
    check,
    found,
    fix: 'See its log in the dashboard: a secret that is not set is named there. docs/going-live.md says how to set one.',
  };
};

/** The function says in its refusal which site it takes forms from. */
export const judgeOwnForm = (answer: Answer, origin: string): Line => {
  const check = 'submit takes this site’s forms';
  const [named] = /https?:\/\/[^\s]+/.exec(answer.status === 403 ? answer.body.toString() : '') ?? [];
  if (named === origin) return { check, found: `from ${origin}` };
  return {
    check,
    found: named ? `it takes those of ${named}` : 'it does not say which site it is for',
    fix: `Set the secret SITE_URL to ${origin}: see docs/going-live.md.`,
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
