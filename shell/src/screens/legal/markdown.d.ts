declare module '*.md' {
  const text: import('./LegalDocument.tsx').LegalText;
  export default text;
}
