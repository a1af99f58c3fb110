import type { ImportExample } from '@lets/contract';
import type { ModdleElement } from 'bpmn-moddle';
import { childrenOf, textOf } from './moddle.ts';

const LONGEST = 80;

/** Where else an element's words stand than in its name. */
const WORDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'bpmn:TextAnnotation': [['text']],
  'bpmn:Documentation': [['text']],
  'bpmn:Expression': [['body']],
  'bpmn:FormalExpression': [['body']],
  'bpmn:Group': [['categoryValueRef', 'value']],
  'bpmn:DataObjectReference': [['dataObjectRef', 'name']],
  'bpmn:DataStoreReference': [['dataStoreRef', 'name']],
  'bpmn:TimerEventDefinition': [
    ['timeDate', 'body'],
    ['timeDuration', 'body'],
    ['timeCycle', 'body'],
  ],
  'bpmn:ConditionalEventDefinition': [['condition', 'body']],
  'bpmn:MessageEventDefinition': [['messageRef', 'name']],
  'bpmn:SignalEventDefinition': [['signalRef', 'name']],
  'bpmn:ErrorEventDefinition': [['errorRef', 'name']],
  'bpmn:EscalationEventDefinition': [['escalationRef', 'name']],
};
const PERFORMER = [
  ['resourceRef', 'name'],
  ['resourceAssignmentExpression', 'expression', 'body'],
];
const PERFORMERS = ['bpmn:ResourceRole', 'bpmn:Performer', 'bpmn:HumanPerformer', 'bpmn:PotentialOwner'];
/** What runs between two others. */
const RUNS = ['bpmn:MessageFlow', 'bpmn:SequenceFlow', 'bpmn:Association', 'bpmn:ConversationLink'];
/** Around everything: their names say nothing of where. */
const WHOLES = ['bpmn:Definitions', 'bpmn:Process', 'bpmn:Collaboration', 'bpmn:Choreography'];

/** Pure: what a person would call an element: its name or its words; empty where it has neither. */
export function calledOf(element: ModdleElement): string {
  const paths = PERFORMERS.includes(element.$type) ? PERFORMER : (WORDS[element.$type] ?? []);
  const words = paths.map((path) => {
    const [word] = path
      .slice(0, -1)
      .reduce((found, name) => found.flatMap((one) => childrenOf(one, name)), [
        element,
      ] as readonly ModdleElement[]);
    return word ? textOf(word, path.at(-1) ?? '') : '';
  });
  return short([element.name ?? '', ...words].find((text) => text.trim() !== '') ?? '');
}

/** Pure: how an element is spoken of, without its id; null where nothing about it has a name. */
export function exampleOf(element: ModdleElement): ImportExample | null {
  const name = calledOf(element);
  if (RUNS.includes(element.$type)) {
    const ends = [endOf(element, 'sourceRef'), endOf(element, 'targetRef')] as const;
    return name || ends.some((end) => end !== '') ? { name, ends: [...ends] } : null;
  }
  const at = placeOf(element);
  if (at) return { name, at };
  return name ? { name } : null;
}

/** An end without a name of its own is called as its pool or process. */
function endOf(line: ModdleElement, property: string): string {
  const [end] = childrenOf(line, property);
  if (!end) return '';
  const pools = line.$parent?.$type === 'bpmn:Collaboration' ? childrenOf(line.$parent, 'participants') : [];
  for (let at: ModdleElement | undefined = end; at; at = at.$parent) {
    const process = at;
    const pool = pools.find((one) => childrenOf(one, 'processRef').includes(process));
    const called = (pool && calledOf(pool)) || (at.$type === 'bpmn:Definitions' ? '' : calledOf(at));
    if (called || line.$type !== 'bpmn:MessageFlow') return called;
  }
  return '';
}

/** The one it stands on, or the nearest around it that has a name where it has none. */
function placeOf(element: ModdleElement): string {
  if (element.$type === 'bpmn:BoundaryEvent')
    return childrenOf(element, 'attachedToRef').map(calledOf)[0] ?? '';
  const canBeNamed = element.$descriptor?.properties?.some(({ name }) => name === 'name') ?? false;
  if (canBeNamed && calledOf(element)) return '';
  for (let around = element.$parent; around; around = around.$parent) {
    if (WHOLES.includes(around.$type)) return '';
    const called = calledOf(around);
    if (called) return called;
    if (RUNS.includes(around.$type)) return exampleOf(around)?.ends?.find((end) => end !== '') ?? '';
  }
  return '';
}

function short(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
}
