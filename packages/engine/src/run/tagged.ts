/**
 * A union of records told apart by `type`, made from a map of what each of them carries; with K, only those of these types.
 *
 * It is written as a look-up over K so that the compiler keeps the two halves together: a table
 * `{ [T in keyof M]: (x: Tagged<M, T>) => R }` found by `x.type` takes `x`, without a switch and without a cast
 * ("correlated unions", TypeScript 4.6). A union that is written out, or `Extract` of one, cannot be called so.
 */
export type Tagged<M, K extends keyof M = keyof M> = { [T in K]: { readonly type: T } & M[T] }[K];
