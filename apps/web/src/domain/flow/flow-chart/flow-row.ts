export interface Row {
  readonly dx: number;
  readonly dy: number;
  readonly top: number;
  readonly bottom: number;
}
