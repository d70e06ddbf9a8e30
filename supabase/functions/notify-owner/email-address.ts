/** ASCII only, without the characters that separate addresses or start a comment in a header. */
const plainAddress = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/;

/**
 * Returns the address for a header, or null if it isn't safe there. The database accepts more, such as `a,b@example.com`,
 * which a header would read as two addresses. Converts international domains to ASCII.
 */
export const headerAddress = (email: string): string | null => {
  const at = email.lastIndexOf('@');
  const host = `http://${email.slice(at + 1)}`;
  const address =
    /[^\p{ASCII}]/u.test(email.slice(at)) && URL.canParse(host)
      ? `${email.slice(0, at)}@${new URL(host).hostname}`
      : email;
  return plainAddress.test(address) ? address : null;
};

/** `email` must come from `headerAddress`. */
export const mailtoLink = (email: string, subject: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}`;
