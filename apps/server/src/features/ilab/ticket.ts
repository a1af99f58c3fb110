/**
 * Pure: the ticket of an arrival, in clear; null without one. It is Base64, which has neither `%` nor blanks: what was encoded twice on
 * its way is decoded twice, and a `+` that something has taken for a blank becomes one again.
 */
export function ticketIn(url: string): string | null {
  const query = url.slice(url.indexOf('?') + 1).split('#')[0] ?? '';
  const field = query.split('&').find((one) => one.startsWith('ticket='));
  let text = field?.slice('ticket='.length) ?? '';
  try {
    while (text.includes('%')) {
      const decoded = decodeURIComponent(text);
      if (decoded === text) return null;
      text = decoded;
    }
  } catch {
    return null;
  }
  text = text.trim().replaceAll(' ', '+');
  return /^[\w+/=.-]{1,2000}$/.test(text) ? text : null;
}
