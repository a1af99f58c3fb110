/** Something to choose at the end of a section, as a player is told of it. */
export interface Option {
  readonly id: string;
  readonly label: { readonly zh: string; readonly en: string };
}
