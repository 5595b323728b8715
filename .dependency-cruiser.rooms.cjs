// Folders of a service never import each other in a circle; infra/src/guards/boundaries.spec.ts plants one. This run is its own,
// because a rule of folders sees every file, and specs may import from anywhere.

const { options } = require('./.dependency-cruiser.cjs');

const ROOM = '^svc-[^/]+/src/[^/]+$';

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
    exclude: { path: `${options.exclude.path}|\\.spec\\.tsx?$|^svc-[^/]+/(test/|src/[^/]+\\.ts$)` },
    includeOnly: '^svc-',
  },
};
