declare module '*.md' {
  const text: import('./legal-text.ts').LegalText;
  export default text;
}
