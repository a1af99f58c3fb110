import { BpmnModdle, type ModdleElement } from 'bpmn-moddle';

export const NAMESPACE = 'urn:lets:flow:1';

/** Our extension: one element that holds, as JSON, whatever BPMN has no place for. */
const PACKAGE = {
  name: 'Lets',
  prefix: 'lets',
  uri: NAMESPACE,
  xml: { tagAlias: 'lowerCase' },
  types: [
    {
      name: 'Data',
      superClass: ['Element'],
      properties: [{ name: 'body', type: 'String', isBody: true }],
    },
  ],
};

let moddle: BpmnModdle | null = null;

/** What reads and writes BPMN; it holds nothing of any file. */
export function createModdle(): BpmnModdle {
  moddle ??= new BpmnModdle({ lets: PACKAGE });
  return moddle;
}

/** JSON that is the same text in XML: no markup, and no character that XML cannot carry. */
export function toBody(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u007f-\u009f\u2028\ufffe\uffff]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Pure: the JSON of our element, or undefined where there is none or it cannot be read. */
export function dataOf(element: ModdleElement): unknown {
  const body = childrenOf(element, 'extensionElements', 'values').find(({ $type }) => $type === 'lets:Data');
  if (!body) return undefined;
  try {
    return JSON.parse(String(body.get('body')));
  } catch {
    return undefined;
  }
}

/** Pure: what stands below an element, by the names of its properties. */
export function childrenOf(element: ModdleElement, ...path: readonly string[]): readonly ModdleElement[] {
  return path.reduce<readonly ModdleElement[]>(
    (elements, name) => elements.flatMap((one) => listOf(one.get(name))),
    [element],
  );
}

function listOf(value: unknown): readonly ModdleElement[] {
  if (Array.isArray(value)) return value as ModdleElement[];
  return value === undefined || value === null ? [] : [value as ModdleElement];
}

export function textOf(element: ModdleElement, property: string): string {
  const value = element.get(property);
  return typeof value === 'string' ? value : '';
}
