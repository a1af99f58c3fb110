import { LIMITS, type ManagedNotice } from '@lets/contract';

/** A notice as its form holds it. */
export interface NoticeDraft
  extends Pick<ManagedNotice, 'title' | 'body' | 'pinned' | 'identities' | 'class_ids'> {
  /** For some classes alone, even while none is chosen yet: no class chosen would mean every class. */
  readonly only_classes: boolean;
}

export const EMPTY_DRAFT: NoticeDraft = {
  title: { zh: '', en: '' },
  body: { zh: '', en: '' },
  pinned: false,
  identities: [],
  class_ids: [],
  only_classes: false,
};

export function draftOf(notice: ManagedNotice): NoticeDraft {
  const { title, body, pinned, identities, class_ids } = notice;
  return { title, body, pinned, identities, class_ids, only_classes: class_ids.length > 0 };
}

/** Whether it is still to appear. */
export function isDated(notice: Pick<ManagedNotice, 'status' | 'published_at'> | null): boolean {
  return notice?.status === 'published' && (notice.published_at ?? 0) > Date.now();
}

export type DraftField = 'title_zh' | 'title_en' | 'body_zh' | 'body_en' | 'classes';

const lengthOf = (text: string) => [...text.trim()].length;

/** What keeps a notice from being saved, field by field: Chinese is required, English may wait. Pure. */
export function judgeNotice({
  title,
  body,
  only_classes,
  class_ids,
}: NoticeDraft): Partial<Record<DraftField, 'missing' | 'too_long'>> {
  const judge = (text: string, max: number, isRequired: boolean) => {
    if (isRequired && text.trim() === '') return 'missing' as const;
    return lengthOf(text) > max ? ('too_long' as const) : null;
  };
  const verdicts = {
    title_zh: judge(title.zh, LIMITS.notice_title, true),
    body_zh: judge(body.zh, LIMITS.notice_body, true),
    title_en: judge(title.en, LIMITS.notice_title, false),
    body_en: judge(body.en, LIMITS.notice_body, false),
    classes: only_classes && class_ids.length === 0 ? ('missing' as const) : null,
  };
  return Object.fromEntries(Object.entries(verdicts).filter(([, fault]) => fault !== null));
}
