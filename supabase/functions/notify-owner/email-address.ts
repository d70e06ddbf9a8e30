/** ASCII only, without the characters that separate email addresses or start a comment in a header. */
const plainEmail = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/;

/**
 * Returns the email address for a header, or null if it isn't safe there. The database accepts more, such as `a,b@example.com`,
 * which a header would read as two email addresses. Converts international domains to ASCII.
 */
export const emailForHeader = (email: string): string | null => {
  const at = email.lastIndexOf('@');
  const host = `http://${email.slice(at + 1)}`;
  const asciiEmail =
    /[^\p{ASCII}]/u.test(email.slice(at)) && URL.canParse(host)
      ? `${email.slice(0, at)}@${new URL(host).hostname}`
      : email;
  return plainEmail.test(asciiEmail) ? asciiEmail : null;
};

/** `email` must come from `emailForHeader`. */
export const mailtoLink = (email: string, subject: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}`;
