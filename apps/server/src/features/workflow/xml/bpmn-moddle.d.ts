/** The little that is used of it; the package's own types leave the class out. */
declare module 'bpmn-moddle' {
  export interface ModdleElement {
    readonly $type: string;
    readonly $parent?: ModdleElement;
    readonly $descriptor?: {
      /** Left out of elements of other tools. */
      readonly properties?: readonly {
        readonly name: string;
        readonly isAttr?: boolean;
        readonly isReference?: boolean;
      }[];
    };
    /** Attributes that BPMN does not know. */
    readonly $attrs: Readonly<Record<string, unknown>>;
    readonly id?: string;
    readonly name?: string;
    get(property: string): unknown;
    set(property: string, value: unknown): void;
  }
  export interface ModdleWarning {
    readonly message: string;
    /** Whose reference leads to nothing. */
    readonly element?: ModdleElement;
    readonly property?: string;
  }
  export class BpmnModdle {
    constructor(packages?: Record<string, object>);
    create(type: string, attributes?: object): ModdleElement;
    fromXML(xml: string): Promise<{
      rootElement: ModdleElement;
      warnings: readonly ModdleWarning[];
    }>;
    toXML(element: ModdleElement, options?: { format?: boolean }): Promise<{ xml: string }>;
  }
}
