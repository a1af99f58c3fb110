import { unfilledFields } from '@lets/authoring';
import { bundledCases } from '@lets/content';
import { expect, test } from 'vitest';

test.each(bundledCases.map((one) => [one.code, one] as const))(
  '%s has a fact for each field that its texts use',
  (_, { flow, project }) => {
    expect(unfilledFields(flow, project)).toEqual([]);
  },
);
