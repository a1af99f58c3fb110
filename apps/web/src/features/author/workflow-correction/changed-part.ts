export interface Changed {
  readonly start: string;
  readonly removed: string;
  readonly added: string;
  readonly end: string;
}

/** So many letters around what changed are shown. */
const AROUND = 40;

/** Pure: the part of a text that changed, with a little of what stands around it. */
export function changedPart(from: string, to: string): Changed {
  const [was, is] = [[...from], [...to]];
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < most - start && was[was.length - 1 - end] === is[is.length - 1 - end]) end += 1;
  const [head, tail] = [is.slice(0, start), is.slice(is.length - end)];
  return {
    start: head.length > AROUND ? `…${head.slice(-AROUND).join('')}` : head.join(''),
    removed: was.slice(start, was.length - end).join(''),
    added: is.slice(start, is.length - end).join(''),
    end: tail.length > AROUND ? `${tail.slice(0, AROUND).join('')}…` : tail.join(''),
  };
}
