import type { Bilingual, DataRequestKind, DataRequestState } from '@lets/contract';

const KINDS: Readonly<Record<DataRequestKind, Bilingual>> = {
  copy: { zh: '查阅、复制个人信息', en: 'for a copy of your data' },
  correction: { zh: '更正个人信息', en: 'to correct your data' },
  erasure: { zh: '删除个人信息', en: 'to erase your data' },
  objection: { zh: '撤回同意、拒绝处理', en: 'to stop using your data' },
  explanation: { zh: '解释处理规则', en: 'to explain how your data is used' },
};

/** Pure: what its person is told of a request, in the voice of the administrator who did it. */
export function wordsAnswered(kind: DataRequestKind, state: DataRequestState, answer: string): Bilingual {
  const { zh, en } = KINDS[kind];
  const said = answer && { zh: `\n${answer}`, en: `\n${answer}` };
  if (state === 'in_progress')
    return {
      zh: `您“${zh}”的请求已开始办理。${said ? said.zh : ''}`,
      en: `I am dealing with your request ${en}.${said ? said.en : ''}`,
    };
  if (state === 'refused')
    return {
      zh: `您“${zh}”的请求未予同意，理由如下：\n${answer}`,
      en: `Your request ${en} was refused, for these reasons:\n${answer}`,
    };
  return {
    zh: `您“${zh}”的请求已办结。${said ? said.zh : ''}`,
    en: `Your request ${en} has been dealt with.${said ? said.en : ''}`,
  };
}
