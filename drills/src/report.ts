import { type DrillReport, hasHeld } from './drill.ts';

/** Of lost acts and faults as many are told; their number is in the table. */
const TOLD = 20;
const HEADS = ['drill', 'acknowledged', 'found', 'lost', 'doubled', 'refused', 'longest outage', 'verdict'];

/** Pure: the table of one drill, and what was wrong in words. */
export function formatReport(name: string, report: DrillReport): string {
  const { acknowledged, found, lost, doubled, refused, longest_outage_ms: outage, faults, notes } = report;
  const row = [
    name,
    ...[acknowledged, found, lost.length, doubled.length, refused].map(String),
    outage === null ? '–' : `${(outage / 1000).toFixed(1)} s`,
    hasHeld(report) ? 'held' : 'FAILED',
  ];
  const widths = HEADS.map((head, i) => Math.max(head.length, row[i]?.length ?? 0));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const told = [...tell('lost', lost), ...tell('doubled', doubled), ...tell('fault', faults), ...notes];
  return [
    line(HEADS),
    rule,
    line(row),
    ...(told.length > 0 ? ['', ...told.map((one) => `- ${one}`)] : []),
  ].join('\n');
}

function tell(what: string, all: readonly string[]): string[] {
  const more = all.length > TOLD ? [`${what}: ${all.length - TOLD} more`] : [];
  return [...all.slice(0, TOLD).map((one) => `${what}: ${one}`), ...more];
}
