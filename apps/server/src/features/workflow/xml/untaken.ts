import type { ModdleElement } from 'bpmn-moddle';
import { calledOf, exampleOf } from './called.ts';
import { childrenOf } from './moddle.ts';
import type { Report } from './report.ts';
import { thingOf } from './things.ts';

/** Nothing but frames for what is inside them. */
const FRAMES = ['bpmn:LaneSet', 'bpmn:Category', 'bpmn:CategoryValue'];
/** The drawing itself: places are taken, and how lines run is drawn anew. */
const DRAWING = /^(bpmndi|dc|di|bioc|color):/;
const IS_XML = /^(xmlns|xsi|xml)(:|$)/;

/** Tells whatever stands in a file and has become nothing of ours. */
export function tellUntaken(root: ModdleElement, taken: ReadonlySet<ModdleElement>, report: Report): void {
  const open = [root];
  const untaken: ModdleElement[] = [];
  for (const element of open) {
    if (hasVendorSettings(element)) {
      const { name = '', at = name } = exampleOf(element) ?? {};
      report.say('vendor', null, at ? { name: '', at: name || at } : null);
    }
    for (const child of partsOf(element)) {
      if (DRAWING.test(child.$type) || child.$type === 'bpmn:ExtensionElements') continue;
      if (taken.has(child) || FRAMES.includes(child.$type)) open.push(child);
      else untaken.push(child, ...stepsIn(child));
    }
  }
  // A data object is drawn by its references, which have its name.
  const drawn = new Set(untaken.flatMap(objectsOf));
  for (const element of untaken) {
    if (element.$type === 'bpmn:DataObject' && (drawn.has(element) || calledOf(element) === '')) continue;
    report.say(thingOf(element), null, () => exampleOf(element));
  }
}

/** Pure: what stands below an element, not what it refers to. */
function partsOf(element: ModdleElement): readonly ModdleElement[] {
  const properties = element.$descriptor?.properties ?? [];
  return properties
    .filter(({ isAttr, isReference }) => !isAttr && !isReference)
    .flatMap(({ name }) => childrenOf(element, name))
    .filter((child) => typeof child === 'object');
}

function hasVendorSettings(element: ModdleElement): boolean {
  const values = childrenOf(element, 'extensionElements', 'values');
  if (values.some(({ $type }) => $type !== 'lets:Data')) return true;
  if (element.$type === 'bpmn:Definitions') return false;
  return Object.keys(element.$attrs).some((name) => name.includes(':') && !IS_XML.test(name));
}

/** Pure: the steps inside a container, however deep: where it was left out, they are named too. */
function stepsIn(element: ModdleElement): ModdleElement[] {
  const inner = partsOf(element).filter(
    ({ $type, $descriptor }) =>
      $type !== 'bpmn:SequenceFlow' &&
      $descriptor?.properties?.some(({ name }) => /(^|:)incoming$/.test(name)),
  );
  return inner.flatMap((one) => [one, ...stepsIn(one)]);
}

function objectsOf(element: ModdleElement): readonly ModdleElement[] {
  return element.$type === 'bpmn:DataObjectReference' ? childrenOf(element, 'dataObjectRef') : [];
}
