import type { CourtRecordDetail, RichNode } from '@lets/contract';
import { expect, test } from 'vitest';
import { LINES_IN_VOLUME } from '../../documents/volumes.ts';
import { recordVolumes } from './court-record-paper.ts';

const NAMES = {
  lang: 'zh',
  zone: 'UTC',
  caseName: '借贷案',
  sectionName: '庭审',
  roleName: () => '原告',
} as const;

function recordOf(lines: number): CourtRecordDetail {
  const user = {
    id: 1,
    name: '陈晓岚',
    name_en: null,
  } as unknown as CourtRecordDetail['lines'][number]['user'];
  return {
    node_id: 'hearing',
    status: 'closed',
    hash: 'abc',
    closed_by: null,
    closed_at: 0,
    lines: Array.from({ length: lines }, (_, index) => ({
      seq: index + 1,
      at: 0,
      role_id: 'claimant',
      user,
      text: `第${index + 1}句。`,
      file_id: null,
      corrections: [],
    })),
    signers: [{ role_id: 'claimant', user, status: 'waiting', reason: null, at: null, image: null }],
    earlier: [],
  };
}

const words = (node: RichNode): string => node.text ?? (node.content ?? []).map(words).join('');

test('the record of a long hearing is printed in volumes, each line once, the signatures last', () => {
  const { count, content } = recordVolumes(recordOf(LINES_IN_VOLUME * 2), NAMES);
  const volumes = Array.from({ length: count }, (_, volume) => content(volume).content ?? []);
  expect(count).toBe(3);
  expect(volumes.map(([, second]) => words(second as RichNode))).toEqual(
    [1, 2, 3].map((volume) => `借贷案 · 第 ${volume} 卷，共 3 卷`),
  );
  const said = volumes.map((blocks) => blocks.filter((block) => /第\d+句/.test(words(block))));
  for (const lines of said) expect(lines.length).toBeLessThanOrEqual(LINES_IN_VOLUME);
  expect(said.flat().map((block) => Number(/第(\d+)句/.exec(words(block))?.[1]))).toEqual(
    Array.from({ length: LINES_IN_VOLUME * 2 }, (_, index) => index + 1),
  );
  const signed = volumes.map((blocks) => blocks.filter(({ type }) => type === 'signature').length);
  expect(signed).toEqual([0, 0, 1]);
});

test('that of a short one is one document', () => {
  const { count, content } = recordVolumes(recordOf(20), NAMES);
  expect(count).toBe(1);
  expect(words(content(0))).not.toContain('卷');
});
