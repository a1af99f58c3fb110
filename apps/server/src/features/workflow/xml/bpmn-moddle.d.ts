/** The little that is used of it; the package's own types leave the class out. */
declare module 'bpmn-moddle' {
  export interface ModdleElement {
    readonly $type: string;
    readonly $parent?: ModdleElement;
    readonly id?: string;
    readonly name?: string;
    get(property: string): unknown;
    set(property: string, value: unknown): void;
  }
  export class BpmnModdle {
    constructor(packages?: Record<string, object>);
    create(type: string, attributes?: object): ModdleElement;
    fromXML(xml: string): Promise<{
      rootElement: ModdleElement;
      warnings: readonly { readonly message: string }[];
    }>;
    toXML(element: ModdleElement, options?: { format?: boolean }): Promise<{ xml: string }>;
  }
}
