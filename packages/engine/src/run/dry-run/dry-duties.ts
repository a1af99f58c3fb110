import type { Condition, ConditionType } from '../../flow/condition.ts';
import { assignmentOf } from '../../flow/flow-index.ts';
import { type FlowNode, type FunctionAction, isWritingSection, type Transition } from '../../flow/model.ts';
import { courtOf, isRecordSettled } from '../court-state.ts';
import { mayReadDocument, sectionOf } from '../queries.ts';
import type { DisplayItem, DocumentState } from '../state.ts';
import { hosting } from './dry-moves.ts';
import type { DryRoutes } from './dry-routes.ts';
import type { DryTable } from './dry-table.ts';

/** What options anywhere in the flow ask to be done, and the routes that the play is after, as far as it can be done in the section at hand. */
export class DryDuties {
  readonly #table: DryTable;
  readonly #routes: DryRoutes;
  readonly #isAtHand: (node: FlowNode, roleId: string) => boolean;
  readonly #byOptions: readonly Condition[];

  constructor(table: DryTable, routes: DryRoutes, isAtHand: (node: FlowNode, roleId: string) => boolean) {
    const { flow, nodes } = table.index;
    this.#table = table;
    this.#routes = routes;
    this.#isAtHand = isAtHand;
    const options = flow.transitions.filter(({ from }) => nodes.get(from)?.kind !== 'choice');
    this.#byOptions = options.flatMap(({ conditions = [] }) => conditions);
  }

  get #asked(): readonly Condition[] {
    return [...this.#byOptions, ...this.#routes.wanted];
  }

  /** Whether speaking here would lead to another route than the play is after, and nothing asks for it. */
  isToBeSilent(node: FlowNode, roleId: string): boolean {
    const isThis = (one: { readonly node_id: string; readonly role_id: string }) =>
      one.node_id === node.id && one.role_id === roleId;
    return this.#routes.avoided('has_spoken').some(isThis) && !this.#of('has_spoken').some(isThis);
  }

  /** Everything for the option that is wanted; of later ones what stands in its way comes second. */
  fulfil(node: FlowNode, { conditions = [] }: Pick<Transition, 'conditions'>): void {
    this.#clearRefusals(node);
    if (this.#asked.length === 0) return;
    this.#writeAndSign(node, [...conditions, ...this.#routes.wanted]);
    this.#handIn(node);
    for (const { node_id, role_id } of this.#of('has_spoken'))
      if (node_id === node.id) this.#speak(node, role_id);
    for (const { node_id, item_id } of this.#of('was_shown'))
      if (node_id === node.id) this.#show(node, item_id);
    if (this.#of('record_signed').some(({ node_id }) => node_id === node.id)) this.#closeRecord(node);
  }

  #of<T extends ConditionType>(type: T, list = this.#asked): readonly Extract<Condition, { type: T }>[] {
    return list.filter((one): one is Extract<Condition, { type: T }> => one.type === type);
  }

  // Documents --------------------------------------------------------------------------------------------------------

  #writeAndSign(node: FlowNode, wanted: readonly Condition[]): void {
    for (const id of this.#templates()) {
      if (this.#documents(id).length === 0) this.#draft(node, id);
      const refusers = this.#of('refused_by', wanted).filter((one) => one.template_id === id);
      const refusing = new Set(refusers.flatMap(({ role_ids }) => this.#firstHere(node, role_ids)));
      for (const { id: documentId } of this.#documents(id))
        this.#sign(node, documentId, this.#signers(id), refusing);
    }
  }

  /** A refusal that leads to another route than the play is after is gone with the version that was refused. */
  #clearRefusals(node: FlowNode): void {
    for (const { template_id, role_ids } of this.#routes.avoided('refused_by')) {
      const isRefused = ({ signatures }: DocumentState) =>
        role_ids.some((role) => signatures[role]?.status === 'refused');
      for (const { id } of this.#documents(template_id).filter(isRefused)) this.#revise(node, id);
    }
  }

  #templates(): ReadonlySet<string> {
    const named = this.#asked.flatMap((one) => {
      if ('template_id' in one) return [one.template_id];
      return one.type === 'was_shown' ? [one.item_id] : [];
    });
    return new Set(named);
  }

  #signers(templateId: string): readonly string[] {
    const all = this.#asked.flatMap((one) => {
      const isOfTemplate =
        (one.type === 'signed_by' || one.type === 'refused_by') && one.template_id === templateId;
      return isOfTemplate ? one.role_ids : [];
    });
    return [...new Set(all)];
  }

  #firstHere(node: FlowNode, roleIds: readonly string[]): readonly string[] {
    return roleIds.filter((role) => this.#has(node, role, 'signature')).slice(0, 1);
  }

  #documents(templateId: string): readonly DocumentState[] {
    const all = Object.values(this.#table.state.documents);
    return all.filter((one) => !one.archived && one.template_id === templateId);
  }

  #draft(node: FlowNode, template_id: string): void {
    const template = node.templates.find(({ id }) => id === template_id);
    const role_id = template?.role_ids.find((id) => assignmentOf(node, id) && this.#isAtHand(node, id));
    if (role_id === undefined || !isWritingSection(node) || !this.#table.callIn(node, role_id)) return;
    const document_id = `paper${this.#table.steps.length}`;
    const made = { document_id, name: '…', template_id, hash: '#' };
    this.#table.act(this.#table.holder(role_id), {
      type: 'create_document',
      node_id: node.id,
      role_id,
      ...made,
    });
  }

  /** A version that somebody answered otherwise than is wanted now is revised, and everybody is asked again. */
  #sign(node: FlowNode, id: string, signers: readonly string[], refusing: ReadonlySet<string>): void {
    const here = signers.filter((role) => this.#has(node, role, 'signature'));
    const other = (role: string) => (refusing.has(role) ? 'signed' : 'refused');
    const status = (role: string) => this.#table.state.documents[id]?.signatures[role]?.status;
    if (here.some((role) => status(role) === other(role))) this.#revise(node, id);
    this.#ask(
      node,
      id,
      here.filter((role) => status(role) === undefined),
    );
    for (const role_id of here) {
      if (status(role_id) !== 'asked' || !this.#table.callIn(node, role_id)) continue;
      const hash = this.#table.state.documents[id]?.hash ?? '';
      const answer = refusing.has(role_id)
        ? ({ decision: 'refused', reason: '…' } as const)
        : ({ decision: 'signed', reason: null } as const);
      const signing = { node_id: node.id, role_id, document_id: id, hash, ...answer };
      this.#table.act(this.#table.holder(role_id), { type: 'sign', ...signing });
    }
  }

  #revise(node: FlowNode, document_id: string): void {
    const document = this.#table.state.documents[document_id];
    if (!document || document.node_id !== node.id || !this.#isAtHand(node, document.author_role)) return;
    const { author_role: role_id, version: base_version } = document;
    const saved = { document_id, base_version, hash: `#${base_version}`, revise: true };
    this.#table.act(this.#table.holder(role_id), {
      type: 'save_document',
      node_id: node.id,
      role_id,
      ...saved,
    });
  }

  /** By the author, or the host of what the host may read. */
  #ask(node: FlowNode, document_id: string, role_ids: readonly string[]): void {
    const author = this.#table.state.documents[document_id]?.author_role;
    if (role_ids.length === 0 || author === undefined) return;
    const asking = { type: 'request_signature', document_id, role_ids } as const;
    const isAuthorHere = assignmentOf(node, author) && this.#isAtHand(node, author);
    const asAuthor = { ...asking, node_id: node.id, role_id: author };
    if (isAuthorHere && this.#table.act(this.#table.holder(author), asAuthor)) return;
    this.#table.act(this.#table.host(node), { ...asking, ...hosting(node) });
  }

  #handIn(node: FlowNode): void {
    for (const { template_id } of this.#of('handed_in')) {
      if (this.#documents(template_id).some(({ submitted }) => submitted)) continue;
      for (const document of this.#documents(template_id)) if (this.#submit(node, document)) break;
    }
  }

  #submit(node: FlowNode, document: DocumentState): boolean {
    const { flow } = this.#table.index;
    const readers = node.roles
      .map(({ role_id }) => role_id)
      .filter((role) => mayReadDocument(flow, this.#table.state, document, role));
    const at = (role_id: string) => ({ node_id: node.id, role_id });
    return readers.some((role_id) => {
      const holder = this.#table.holder(role_id);
      if (this.#has(node, role_id, 'submission') && this.#table.callIn(node, role_id))
        return this.#table.act(holder, { type: 'submit', ...at(role_id), document_id: document.id });
      const item = { kind: 'document', id: document.id, name: document.name } as const;
      return (
        this.#has(node, role_id, 'request_submission') && this.#request(node, role_id, 'submission', item)
      );
    });
  }

  // The room ---------------------------------------------------------------------------------------------------------

  #speak(node: FlowNode, role_id: string): void {
    if (Object.hasOwn(courtOf(sectionOf(this.#table.state, node.id)).spoken, role_id)) return;
    if (!this.#isAtHand(node, role_id) || !this.#table.callIn(node, role_id)) return;
    const isClosed = courtOf(sectionOf(this.#table.state, node.id)).record?.status === 'checking';
    if (isClosed) this.#table.act(this.#table.host(node), { type: 'reopen_record', ...hosting(node) });
    const isFree = this.#has(node, role_id, 'speech');
    if (!isFree && !this.#request(node, role_id, 'speech', null)) return;
    const words = { text: '…', file_id: null, meeting_id: null };
    this.#table.act(this.#table.holder(role_id), { type: 'speak', node_id: node.id, role_id, ...words });
  }

  #show(node: FlowNode, item_id: string): void {
    if (sectionOf(this.#table.state, node.id)?.shown?.includes(item_id)) return;
    const [document] = this.#documents(item_id);
    const item: DisplayItem = document
      ? { kind: 'document', id: document.id, name: document.name }
      : { kind: 'material', id: item_id, name: '…' };
    node.roles.some(({ role_id }) => {
      if (!this.#isAtHand(node, role_id) || !this.#table.callIn(node, role_id)) return false;
      if (this.#has(node, role_id, 'display'))
        return this.#table.act(this.#table.holder(role_id), {
          type: 'display',
          node_id: node.id,
          role_id,
          item,
        });
      return this.#has(node, role_id, 'request_display') && this.#request(node, role_id, 'display', item);
    });
  }

  /** Asks, and the host agrees. */
  #request(
    node: FlowNode,
    role_id: string,
    about: 'speech' | 'submission' | 'display',
    item: DisplayItem | null,
  ): boolean {
    const asking = { type: 'request', node_id: node.id, role_id, about, text: null, item } as const;
    if (!this.#table.act(this.#table.holder(role_id), asking)) return false;
    const asked = sectionOf(this.#table.state, node.id)?.requests.findLast((one) => one.role_id === role_id);
    const agreeing = { type: 'answer', agree: true, reason: null, ...hosting(node) } as const;
    return (
      asked !== undefined && this.#table.act(this.#table.host(node), { ...agreeing, request_id: asked.id })
    );
  }

  #closeRecord(node: FlowNode): void {
    const record = () => courtOf(sectionOf(this.#table.state, node.id)).record;
    if (record()?.status !== 'checking') {
      const closing = { lines: [this.#table.state.seq], hash: '#' };
      this.#table.act(this.#table.host(node), { type: 'close_record', ...hosting(node), ...closing });
    }
    const { signers = [], hash = '#' } = record() ?? {};
    for (const role_id of signers) {
      const open = record();
      if (!open || isRecordSettled(open) || !this.#isAtHand(node, role_id)) continue;
      const signing = {
        node_id: node.id,
        role_id,
        decision: 'signed',
        hash,
        reason: null,
        image: null,
      } as const;
      this.#table.act(this.#table.holder(role_id), { type: 'sign_record', ...signing });
    }
  }

  #has(node: FlowNode, roleId: string, action: FunctionAction): boolean {
    const isTheirs = assignmentOf(node, roleId)?.functions.includes(action) === true;
    return isTheirs && this.#isAtHand(node, roleId);
  }
}
