import type { CommandType } from '@lets/engine';

/** Every act has the engine's name for it. */
export type AbilityName = CommandType;

/** An act my role never has here is hidden; one it has but not now is disabled, with why. */
export type Ability =
  | { readonly is: 'hidden' }
  | { readonly is: 'disabled'; readonly reason: string }
  | { readonly is: 'allowed' };
