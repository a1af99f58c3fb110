UPDATE "evaluations" SET "draft" = jsonb_build_object(
  'team', '{"remarks": {}, "moments": []}'::jsonb || ("draft" -> 'team'),
  'members', (SELECT coalesce(jsonb_agg('{"remarks": {}, "moments": []}'::jsonb || "member"), '[]'::jsonb) FROM jsonb_array_elements("draft" -> 'members') AS "member")
);--> statement-breakpoint
UPDATE "evaluation_versions" SET "content" = jsonb_build_object(
  'team', '{"remarks": {}, "moments": []}'::jsonb || ("content" -> 'team'),
  'members', (SELECT coalesce(jsonb_agg('{"remarks": {}, "moments": []}'::jsonb || "member"), '[]'::jsonb) FROM jsonb_array_elements("content" -> 'members') AS "member")
);
