interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** The only Trusted Types policy: scripts load from this origin, while `innerHTML` and `eval` stay refused. */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin } = new URL(url, window.location.href);
      if (origin !== window.location.origin)
        throw new TypeError(`Scripts come from this site only, not from ${origin}`);
      return url;
    },
  });
}
