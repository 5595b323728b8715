/** Properties of `document` and `window` that an id of a heading could spell: those of Chromium, and a few of Firefox and Safari. */
const PROPERTIES = `
  alert all anchors append applets atob blur body btoa caches charset children chrome clear close closed confirm
  console constructor contains content cookie credentialless crypto dir doctype document domain dump embeds escape
  eval evaluate event external fence fetch find focus fonts forms frames fullscreen head hidden history images
  implementation length links location locationbar menubar name navigation navigator normalize open opener origin
  parent performance personalbar plugins prepend prerendering print prompt referrer safari scheduler screen scripts
  scroll scrollbars self sidebar status statusbar stop timeline title toolbar top undefined unescape viewport webkit
  when window write writeln`;

/** Names of their event handlers, without the `on`. */
const EVENTS = `
  abort afterprint animationcancel animationend animationiteration animationstart appinstalled auxclick beforecopy
  beforecut beforeinput beforeinstallprompt beforematch beforepaste beforeprint beforetoggle beforeunload
  beforexrselect blur cancel canplay canplaythrough change click close command contentvisibilityautostatechange
  contextlost contextmenu contextrestored copy cuechange cut dblclick devicemotion deviceorientation
  deviceorientationabsolute drag dragend dragenter dragleave dragover dragstart drop durationchange emptied ended
  error focus formdata freeze fullscreenchange fullscreenerror gamepadconnected gamepaddisconnected gotpointercapture
  hashchange input invalid keydown keypress keyup languagechange load loadeddata loadedmetadata loadstart
  lostpointercapture message messageerror mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup
  mousewheel offline online pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown
  pointerenter pointerleave pointerlockchange pointerlockerror pointermove pointerout pointerover pointerrawupdate
  pointerup popstate prerenderingchange progress ratechange readystatechange rejectionhandled reset resize resume
  scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select
  selectionchange selectstart slotchange stalled storage submit suspend timeupdate toggle transitioncancel
  transitionend transitionrun transitionstart unhandledrejection unload visibilitychange volumechange waiting
  webkitanimationend webkitanimationiteration webkitanimationstart webkitfullscreenchange webkitfullscreenerror
  webkittransitionend wheel`;

/** Ids that pages with an author's headings give to their own elements. */
const OF_THE_PAGE = `
  author-heading contents-heading dock help-heading main page-state related-heading root site-menu`;

const words = (text: string): string[] => text.trim().split(/\s+/);
const taken: ReadonlySet<string> = new Set([
  ...words(PROPERTIES),
  ...words(EVENTS).map((event) => `on${event}`),
  ...words(OF_THE_PAGE),
]);

/**
 * Whether an author's element must not have this id, because scripts would find the element in place of something else:
 * `<p id="cookie">` is `window.cookie`. Ids that begin with an underscore are `__proto__` and those that React makes.
 */
export const isTakenId = (id: string): boolean => taken.has(id) || id.startsWith('_');
