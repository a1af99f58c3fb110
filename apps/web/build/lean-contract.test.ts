import { expect, it } from 'vitest';
import { leanModule } from './lean-contract.ts';

it('leaves a declaration its method and path, and calls the rest free of effects', () => {
  const code = `const Me = UserBrief.extend({ name: z.string().min(1) }).strict();
export const KINDS = ['one', 'two'];
export const login = declareCall({ method: 'POST', path: '/login', summary: 'x', who: 'public', input: z.object({ a: Me }), output: Me, codes: [] });
export function late() { return z.string(); }`;
  expect(
    leanModule(code),
  ).toBe(`const Me = /* @__PURE__ */ (() => (UserBrief.extend({ name: z.string().min(1) }).strict()))();
export const KINDS = ['one', 'two'];
export const login = /* @__PURE__ */ (() => (declareCall({ method: 'POST', path: '/login', who: 'public',  })))();
export function late() { return z.string(); }`);
});
