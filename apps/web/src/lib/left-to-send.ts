/** What still stands in a field once its words have arrived: those typed behind them on their way, without blanks before. Pure. */
export function leftToSend(now: string, sent: string): string {
  const [standing, arrived] = [now.trimStart(), sent.trim()];
  return standing.startsWith(arrived) ? standing.slice(arrived.length).trimStart() : now;
}
