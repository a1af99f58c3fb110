// @vitest-environment happy-dom
import { docDetail, type EvaluationContent, evaluateSave } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { PaperComments } from './paper-comments.tsx';
import { evaluated, WRITTEN } from './testing.ts';
import { useDraft } from './use-draft.ts';

const server = fakeServer();
mountsComponents();

const PAPER = '11111111-1111-4111-8111-111111111111';
const comment = { id: 'a', document_id: PAPER, version: 2, from: 0, to: 2, quote: '原告', text: '写全名。' };
const saved: EvaluationContent[] = [];
beforeEach(() => {
  saved.length = 0;
  server.on(docDetail, () => ({
    d: {
      name: '起诉状',
      shown_version: 2,
      updated_at: 0,
      signatures: [],
      content: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: '原告请求返还借款。' }] }],
      },
    },
  }));
  server.on(evaluateSave, ({ revision, content = '' }) => {
    saved.push(JSON.parse(content) as EvaluationContent);
    return { d: { revision: Number(revision) + 1 } };
  });
});

let draft: ReturnType<typeof useDraft>;
function Page({ papers }: { papers: EvaluationContent['papers'] & object }) {
  draft = useDraft(3, { ...evaluated().draft, content: { ...WRITTEN, papers } });
  return <PaperComments eid={3} documentId={PAPER} version={2} draft={draft} />;
}

async function select(words: string) {
  const node = (await screen.findByText('原告请求返还借款。')).firstChild as Text;
  const range = document.createRange();
  range.setStart(node, node.data.indexOf(words));
  range.setEnd(node, node.data.indexOf(words) + words.length);
  vi.spyOn(document, 'getSelection').mockReturnValue({
    rangeCount: 1,
    getRangeAt: () => range,
  } as unknown as Selection);
  act(() => void document.dispatchEvent(new Event('selectionchange')));
}

test('words that are selected are commented on, and the comment is kept with the draft', async () => {
  mount(<Page papers={[]} />);
  await select('返还借款');
  fireEvent.change(screen.getByRole('textbox', { name: /批注所选文字/ }), {
    target: { value: '写明金额。' },
  });
  fireEvent.click(screen.getByRole('button', { name: '添加批注' }));
  await act(async () => void (await draft.save()));
  expect(saved.at(-1)?.papers).toMatchObject([
    { document_id: PAPER, version: 2, from: 4, to: 8, quote: '返还借款', text: '写明金额。' },
  ]);
  expect(document.querySelector('mark')?.textContent).toBe('返还借款');
  expect(screen.queryByRole('button', { name: '添加批注' })).toBeNull();
});

test('a comment is reworded, deleted, and brought back; those on other versions are not here', async () => {
  mount(<Page papers={[comment, { ...comment, id: 'b', version: 1 }]} />);
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '对“原告”的批注' });
  fireEvent.change(box(), { target: { value: '写全姓名。' } });
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(box().value).toBe('写全姓名。');
  expect(draft.content.papers?.map(({ id }) => id).sort()).toEqual(['a', 'b']);
});
