import type { Flow } from '@lets/contract';

export interface FormProps<W> {
  flow: Flow;
  words: W;
  onChange: (words: W) => void;
}

export function replaced<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((one, index) => (index === at ? item : one));
}
