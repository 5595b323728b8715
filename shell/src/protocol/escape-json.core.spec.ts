import { escapeJson } from './escape-json.core.ts';

it("no visitor's words end the element that holds them", () => {
  const words = '</script><!--<script>alert(1)//\u2028\u2029&';
  const json = escapeJson(JSON.stringify({ words }));
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ words });
});
