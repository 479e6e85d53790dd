/** Replaces style sheets in tests: no class names. */
module.exports = {};
