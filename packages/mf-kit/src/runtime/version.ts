/** Version of this library's exports, which stays while they do. Remotes are built against it, and the shell must provide a compatible one. */
export const RUNTIME_VERSION = '0.1.1';
