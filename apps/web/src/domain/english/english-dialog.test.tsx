// @vitest-environment happy-dom
import { withEnglish } from '@lets/authoring';
import { assistantStatus, assistantTranslate } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../testing/mount.tsx';
import { EnglishDialog } from './english-dialog.tsx';

const server = fakeServer();
mountsComponents();

const paper = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] }],
});
const CASE = {
  name: { zh: '漏水案', en: '' },
  documents: [
    { id: 'photo', name: { zh: '照片', en: 'Photo' }, body: { zh: paper('墙面有水渍。'), en: paper('') } },
  ],
};
const WORDS: Readonly<Record<string, string>> = { 漏水案: 'The leak', '墙面有水渍。': 'There are stains.' };

function Case() {
  const [value, setValue] = useState(CASE);
  return (
    <>
      <EnglishDialog
        value={value}
        placeOf={() => '本案'}
        documentsTo={() => '/documents'}
        onWrite={(gap, en) => setValue((now) => withEnglish(now, gap, en))}
        onClose={() => undefined}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const press = (name: string | RegExp, at = 0) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[at] as HTMLElement));
const kept = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as typeof CASE;

function answers() {
  server.on(assistantStatus, () => ({ d: { configured: true, host: 'models.example.edu' } }));
  server.on(assistantTranslate, ({ texts }) => ({
    d: { texts: (JSON.parse(texts ?? '[]') as string[]).map((text) => WORDS[text] ?? '') },
  }));
}

test('all is drafted at once, a whole document too, and kept when it is accepted', async () => {
  answers();
  mountPage(<Case />);
  await screen.findByRole('button', { name: '全部起草译文' });
  await press('全部起草译文');
  expect(await screen.findByText('There are stains.')).toBeTruthy();
  expect(kept()).toEqual(CASE);
  await press(/^全部采用/);
  expect(kept().name.en).toBe('The leak');
  expect(kept().documents[0]?.body).toEqual({ zh: paper('墙面有水渍。'), en: paper('There are stains.') });
  expect(screen.getByText('都有英文了。')).toBeTruthy();
});

test('a draft of a document that is dropped leaves it as it was', async () => {
  answers();
  mountPage(<Case />);
  await screen.findByRole('button', { name: '全部起草译文' });
  await press('起草', 1);
  await screen.findByText('There are stains.');
  await press('放弃');
  expect(screen.queryByText('There are stains.')).toBeNull();
  expect(kept()).toEqual(CASE);
});

test('without a model nothing is drafted, and a document is written where documents are', async () => {
  server.on(assistantStatus, () => ({ d: { configured: false, host: null } }));
  mountPage(<Case />);
  expect(screen.queryByRole('button', { name: /起草/ })).toBeNull();
  expect(screen.getByRole('link', { name: '到文书里填写英文' }).getAttribute('href')).toBe('/documents');
});
