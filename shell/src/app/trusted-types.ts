/** The only Trusted Types policy: scripts load from this origin, while `innerHTML` and `eval` stay refused. */
export function allowOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin } = new URL(url, window.location.href);
      if (origin !== window.location.origin)
        throw new TypeError(`Scripts come from this site only, not from ${origin}`);
      return url;
    },
  });
}
