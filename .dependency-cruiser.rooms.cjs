// Rooms that stand beside each other never import each other in a circle; infra/src/guards/boundaries.spec.ts plants some. This run is its
// own, because a rule of folders sees every file, and specs may import from anywhere.

const { options } = require('./.dependency-cruiser.cjs');

const WITH_ROOMS =
  '((svc-.+|infra|lab|shell)/src(/http)?|mf-.+/src/features/[^/]+|packages/(contracts|.+-kit|seo|ui)/src)';
const ROOM = `^${WITH_ROOMS}/[^/]+$`;

module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Rooms that need each other can only be read, tested and moved together.',
      severity: 'error',
      scope: 'folder',
      from: { path: ROOM },
      to: { circular: true, path: ROOM },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.spec\\.tsx?$|\\.stories\\.tsx?$|/test/|^${WITH_ROOMS}/[^/]+\\.tsx?$` },
    includeOnly: '^(svc-|shell/|mf-|infra/|lab/|packages/(contracts|.+-kit|seo|ui)/)',
  },
};
