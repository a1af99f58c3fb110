import { expect, it } from 'vitest';
import { assistantPlace } from './place.ts';

it.each([
  ['/experiment/meta/court/3/hearing', 'bar'],
  ['/experiment/done/detail/3', 'small'],
  ['/experiment/prepare/edit/7', 'raised'],
  ['/experiment/prepare/byCourse', 'corner'],
  ['/experiment/done', 'corner'],
  ['/manager/workflow', 'corner'],
])('on %s the button is in the %s', (path, place) => expect(assistantPlace(path)).toBe(place));
