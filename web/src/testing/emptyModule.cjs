/** Replaces style sheets in tests, so that components get no class names. */
module.exports = {};
