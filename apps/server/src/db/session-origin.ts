/** Where a session comes from that another server's word has opened. */
export interface SessionOrigin {
  readonly integration_id: number;
  readonly issuer: string;
  readonly subject: string;
  /** SHA-256 of what the other side calls its session; null where it has no name. */
  readonly key_hash: string | null;
  /** What the other side wants to be told at the log-out, sealed; '' is nothing. */
  readonly hint: string;
}
