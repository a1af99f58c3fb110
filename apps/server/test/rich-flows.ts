import { newNode, newVote } from '@lets/authoring';
import {
  type Condition,
  type Flow,
  type FlowNode,
  keepable,
  LIMITS,
  MODEL_QUALITIES,
  type RichNode,
  SCENES,
  VoteOutcome,
} from '@lets/contract';
import { FUNCTION_ACTIONS, PROCESS_ACTIONS, ROUTING_KINDS, SECTION_KINDS } from '@lets/engine';
import fc from 'fast-check';

/** Any text at all: markup, control characters, what XML and JSON quote, both languages. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '',
    ' 起诉状 ',
    'a\r\n\tb',
    '<b>&amp;"\'',
    ']]>',
    '\u0001\ufffe\uffff\u0085',
    '&#10;',
    '正文',
  ),
);
const bilingual = fc.record({ zh: text, en: text });
const id = fc.stringMatching(/^[A-Za-z_][\w.-]{0,20}$/).filter((one) => !(one in {}));
const flag = fc.boolean();
const body = text.map(keepable).map(
  (said): RichNode => ({
    type: 'doc',
    content: [{ type: 'paragraph', ...(said && { content: [{ type: 'text', text: said }] }) }],
  }),
);
const coordinate = fc
  .oneof(fc.integer({ min: -5000, max: 5000 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }))
  .map(
    // A diagram knows no negative nought.
    (at) => at + 0,
  );
const place = fc
  .record({ x: coordinate, y: coordinate })
  .map(({ x, y }) => ({ x: x === 0 ? 0 : x, y: y === 0 ? 0 : y }));

const pictures = fc.array(fc.record({ file_id: fc.uuid({ version: 4 }), caption: bilingual }), {
  maxLength: 2,
});
const seatNames = fc.dictionary(
  fc.constantFrom('bench-1', 'left-1', 'right-1', 'witness'),
  fc.record({ zh: fc.constantFrom('', '首席仲裁员', '书记员'), en: fc.constantFrom('', 'Clerk') }),
  { maxKeys: 3 },
);

function nodes(ids: readonly string[], roles: readonly string[]): fc.Arbitrary<FlowNode[]> {
  const role = fc.constantFrom(...roles);
  const node = fc.record({
    kind: fc.constantFrom(...SECTION_KINDS, ...ROUTING_KINDS),
    name: bilingual,
    introduction: bilingual,
    minutes: fc.option(fc.integer({ min: 1, max: 500 })),
    can_switch: flag,
    scene: fc.option(fc.constantFrom(...SCENES)),
    video: fc.option(fc.uuid()),
    roles: fc.array(
      fc.record({
        role_id: role,
        host: flag,
        can_terminate: flag,
        functions: fc.subarray([...FUNCTION_ACTIONS]),
        processes: fc.subarray([...PROCESS_ACTIONS]),
        seat: fc.option(text),
        inside: flag,
      }),
      { maxLength: 3 },
    ),
    guides: fc.array(
      fc.record(
        { role_id: fc.option(role), text: bilingual, pictures },
        { requiredKeys: ['role_id', 'text'] },
      ),
      { maxLength: 2 },
    ),
    phrases: fc.array(fc.record({ role_id: fc.option(role), text: bilingual }), { maxLength: 2 }),
    lines: fc.array(
      fc.record(
        {
          role_id: role,
          text: bilingual,
          against: bilingual,
          only_after: fc.array(
            fc.record({ node_id: fc.constantFrom(...ids), outcome: fc.constantFrom(...VoteOutcome.options) }),
            { minLength: 1, maxLength: 2 },
          ),
          answers: role,
          shows: fc.array(id, { maxLength: 2 }),
          apart: flag,
        },
        { requiredKeys: ['role_id', 'text'] },
      ),
      { maxLength: 2 },
    ),
    templates: fc.array(
      fc.record(
        {
          id,
          name: bilingual,
          role_ids: fc.subarray([...roles]),
          body: fc.record({ zh: body, en: body }),
          elements: fc.array(
            fc.record(
              { zh: text, en: text, part: bilingual, self_check: flag },
              { requiredKeys: ['zh', 'en'] },
            ),
            { maxLength: 2 },
          ),
          variants: fc.array(
            fc.record({
              only_after: fc.array(
                fc.record({
                  node_id: fc.constantFrom(...ids),
                  outcome: fc.constantFrom(...VoteOutcome.options),
                }),
                { minLength: 1, maxLength: 2 },
              ),
              name: bilingual,
              body: fc.record({ zh: body, en: body }),
            }),
            { maxLength: 1 },
          ),
          models: fc.array(models(role, fc.constantFrom(...ids)), { maxLength: 1 }),
        },
        { requiredKeys: ['id', 'name', 'role_ids', 'body', 'elements', 'variants'] },
      ),
      { maxLength: 2 },
    ),
    vote: fc.option(
      fc
        .record(
          { question: bilingual, tendency: fc.integer({ min: 1, max: 99 }) },
          { requiredKeys: ['question'] },
        )
        .map((own) => ({ ...newVote(), ...own })),
    ),
    position: place,
  });
  /** What flows of before do not have. */
  const more = fc.record({ seat_names: seatNames, meets_freely: flag }, { requiredKeys: [] });
  return fc.array(fc.tuple(node, more), { minLength: ids.length, maxLength: ids.length }).map((made) =>
    made.map(([one, others], i) => ({
      ...newNode(ids[i] ?? '', one.kind, one.position),
      ...one,
      ...others,
    })),
  );
}

function models(role: fc.Arbitrary<string>, section: fc.Arbitrary<string>) {
  const when = fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('divided' as const), node_id: section }),
      fc.record({
        type: fc.constant('written_by' as const),
        role_ids: fc.array(role, { minLength: 1, maxLength: 2 }),
      }),
      fc.record({ type: fc.constant('has_spoken' as const), node_id: section, role_id: role }),
    ),
    { minLength: 1, maxLength: 2 },
  );
  const speeches = fc.record({
    node_ids: fc.array(section, { maxLength: 2 }),
    role_ids: fc.array(role, { maxLength: 2 }),
    most: fc.integer({ min: 1, max: 9 }),
  });
  const part = fc.record(
    { when, unless: when, body: fc.record({ zh: body, en: body }), speeches },
    { requiredKeys: ['body'] },
  );
  return fc.record({
    quality: fc.constantFrom(...MODEL_QUALITIES),
    note: bilingual,
    values: fc.array(fc.record({ key: id, value: bilingual }), { maxLength: 2 }),
    parts: fc.array(part, { minLength: 1, maxLength: 2 }),
  });
}

/** Every kind of condition, of whatever is there. */
function conditions(role: fc.Arbitrary<string>, section: fc.Arbitrary<string>): fc.Arbitrary<Condition> {
  const outcome = fc.constantFrom(...VoteOutcome.options);
  const role_ids = fc.array(role, { minLength: 1, maxLength: 2 });
  return fc.oneof(
    fc.record({ type: fc.constant('handed_in' as const), template_id: id }),
    fc.record({ type: fc.constant('signed_by' as const), template_id: id, role_ids }),
    fc.record({ type: fc.constant('refused_by' as const), template_id: id, role_ids }),
    fc.record({ type: fc.constant('voted' as const), node_id: section, outcome }),
    fc.record({ type: fc.constant('record_signed' as const), node_id: section }),
    fc.record({ type: fc.constant('has_spoken' as const), node_id: section, role_id: role }),
    fc.record({
      type: fc.constant('was_shown' as const),
      node_id: section,
      item_id: text.filter((one) => keepable(one) !== ''),
    }),
    fc.record(
      {
        type: fc.constant('visited' as const),
        node_id: section,
        at_least: fc.integer({ min: 1, max: LIMITS.condition_visits }),
        at_most: fc.integer({ min: 0, max: LIMITS.condition_visits }),
      },
      { requiredKeys: ['type', 'node_id'] },
    ),
  );
}

/** Flows of any shape and words, sound or not; ids are unique among their like. */
export const richFlows: fc.Arbitrary<Flow> = fc
  .tuple(
    fc.uniqueArray(id, { minLength: 1, maxLength: 6 }),
    fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
    fc.uniqueArray(id, { maxLength: 8 }),
  )
  .chain(([nodeIds, roleIds, lineIds]) => {
    const end = fc.constantFrom(...nodeIds);
    const line = fc.record(
      {
        from: end,
        to: end,
        kind: fc.constantFrom('advance' as const, 'wrong' as const),
        label: bilingual,
        feedback: fc.option(bilingual),
        outcome: fc.option(fc.constantFrom('passed' as const, 'rejected' as const, 'tied' as const)),
        conditions: fc.array(conditions(fc.constantFrom(...roleIds), end), { maxLength: 3 }),
        cost: fc.record({ strikes_at: end, text: bilingual }),
      },
      { requiredKeys: ['from', 'to', 'kind', 'label', 'feedback', 'outcome'] },
    );
    const role = fc.record(
      {
        type: fc.constantFrom('judge' as const, 'lawyer' as const, 'other' as const),
        side: fc.constantFrom('bench' as const, 'claimant' as const, 'third' as const),
        name: bilingual,
        character: text,
        incompatible: fc.subarray([...roleIds]),
      },
      { requiredKeys: ['type', 'side', 'name', 'character'] },
    );
    const count = { minLength: lineIds.length, maxLength: lineIds.length };
    const notes = fc.uniqueArray(
      fc.record({ id, text, node_id: fc.option(fc.oneof(end, id)), position: place }),
      { selector: (note) => note.id, minLength: 1, maxLength: 4 },
    );
    const parts = {
      nodes: nodes(nodeIds, roleIds),
      notes,
      // A wrong option stays where it is.
      transitions: fc.array(line, count).map((made) =>
        made.map((one, i) => ({
          id: lineIds[i] ?? '',
          ...one,
          to: one.kind === 'wrong' ? one.from : one.to,
        })),
      ),
      roles: fc
        .array(role, { minLength: roleIds.length, maxLength: roleIds.length })
        .map((made) => made.map((one, i) => ({ id: roleIds[i] ?? '', ...one }))),
    };
    return fc.record(parts, { requiredKeys: ['nodes', 'transitions', 'roles'] });
  });
