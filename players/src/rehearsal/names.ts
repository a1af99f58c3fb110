import type { AuthoredCase, Language, RichDocument } from '@lets/contract';
import { plainText } from '@lets/contract';

/** What things of a case are called in a transcript. */
export class Names {
  readonly #file: AuthoredCase;
  readonly lang: Language;

  constructor(file: AuthoredCase, lang: Language) {
    this.#file = file;
    this.lang = lang;
  }

  /** 原告（陈晓岚） */
  role(id: string | null): string {
    if (id === null) return this.lang === 'zh' ? '组长' : 'Leader';
    const title = this.#file.flow.roles.find((role) => role.id === id)?.name[this.lang] ?? id;
    const person = this.#file.project.roles.find(({ role_id }) => role_id === id)?.name[this.lang];
    if (!person || person === title) return title;
    return this.lang === 'zh' ? `${title}（${person}）` : `${title} (${person})`;
  }

  roles(ids: readonly string[]): string {
    return ids.map((id) => this.role(id)).join(this.lang === 'zh' ? '、' : ', ');
  }

  section(id: string): string {
    return this.#file.flow.nodes.find((node) => node.id === id)?.name[this.lang] ?? id;
  }

  transition(id: string): string {
    return this.#file.flow.transitions.find((transition) => transition.id === id)?.label[this.lang] ?? id;
  }

  feedback(id: string): string {
    return (
      this.#file.flow.transitions.find((transition) => transition.id === id)?.feedback?.[this.lang] ?? ''
    );
  }

  cost(id: string): string {
    return (
      this.#file.flow.transitions.find((transition) => transition.id === id)?.cost?.text[this.lang] ?? ''
    );
  }

  ballot(nodeId: string, optionId: string): string {
    const vote = this.#file.flow.nodes.find((node) => node.id === nodeId)?.vote;
    return vote?.options.find(({ id }) => id === optionId)?.label[this.lang] ?? optionId;
  }
}

/** Pure: a paper as plain lines, a table's row in one. */
export function linesOf(paper: RichDocument): readonly string[] {
  return (paper.content ?? []).flatMap((block) => {
    if (block.type !== 'table') return plainText(block).split('\n').map(trimmed).filter(Boolean);
    return (block.content ?? []).map((row) =>
      (row.content ?? []).map((cell) => plainText(cell).trim().replace(/\n/g, ' / ')).join(' | '),
    );
  });
}

const trimmed = (line: string) => line.trim();
