/** Of what this module exports: remotes are built against one, and the shell provides one that is compatible. */
export const RUNTIME_VERSION = '0.1.0';
