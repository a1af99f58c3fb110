import { useNavigate } from 'react-router';
import { type RunQuestion, runsPath } from '../../../domain/run/run-address.ts';

interface Row {
  readonly label: string;
  readonly cells: readonly { readonly text: string; readonly of?: RunQuestion }[];
}

/** What a chart says as a table: each figure that stands for runs leads to them, narrowed from those counted. */
export function useTable(filter: RunQuestion, head: readonly string[], rows: readonly Row[]) {
  return {
    head,
    rows: rows.map(({ label, cells }) => [
      { text: label },
      ...cells.map(({ text, of }) => ({ text, ...(of && { to: runsPath({ ...filter, ...of }) }) })),
    ]),
  };
}

/** Goes to the runs behind a figure. */
export function useDrill(filter: RunQuestion) {
  const navigate = useNavigate();
  return (of: RunQuestion) => void navigate(runsPath({ ...filter, ...of }));
}
