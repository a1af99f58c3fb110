import { expect, it } from 'vitest';
import { withUploads } from './with-uploads.ts';

const file = (id: string) => ({ kind: 'file' as const, id, name: id });

it('lists an upload once, whether or not the list has been read again since', () => {
  const [bundle, picture] = [file('bundle'), file('picture')];
  expect(withUploads([bundle], [picture])).toEqual([picture, bundle]);
  expect(withUploads([bundle, picture], [picture])).toEqual([picture, bundle]);
});
