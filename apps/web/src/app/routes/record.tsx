import type { RouteObject } from 'react-router';

/** Records and drawn flows: outside the areas, but behind the login. */
export const recordRoutes: RouteObject[] = [
  {
    path: 'experiment/done/detail',
    lazy: () => import('../record-layout.tsx'),
    children: [{ path: ':eid', lazy: () => import('../../features/play/replay/record-page.tsx') }],
  },
  {
    path: 'workflowXML/view',
    lazy: () => import('../record-layout.tsx'),
    children: [
      { path: ':flow_id', lazy: () => import('../../features/author/workflow-viewer/view-page.tsx') },
    ],
  },
  // The editor has the whole window.
  {
    path: 'workflowXML/draw/:flow_id',
    lazy: () => import('../../features/author/workflow-editor/draw-page.tsx'),
  },
];
