/** Asks for the choice again. */
export function CookieSettings({ className }: { className?: string }) {
  return (
    <button type="button" className={className} onClick={() => window.resetCookieConsent?.()}>
      Cookie settings
    </button>
  );
}
