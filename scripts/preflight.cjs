// Runs on whatever Node the machine has, so: old syntax only, and one clear sentence when that Node is too old.
// Runs before the dependencies are installed, too, so it reads no options of its own: all but the task's name is handed on.
"use strict";
var childProcess = require("child_process");
var major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error("Forecourt needs Node 20 or newer to start; this is Node " + process.versions.node + ".");
  process.exit(1);
}
var task = process.argv[2];
var args = ["--yes", "pnpm@12.21.0", "run", task].concat(process.argv.slice(3));
var env = Object.assign({ NEXT_TELEMETRY_DISABLED: "1", TURBO_TELEMETRY_DISABLED: "1" }, process.env, {
  FORECOURT_STARTER: String(process.pid),
});
var child = childProcess.spawn("npx", args, {
  stdio: "inherit",
  env: env,
  shell: process.platform === "win32",
});
// Ctrl+C reaches the child from the terminal itself; a signal sent to this process alone is passed on.
["SIGINT", "SIGTERM"].forEach(function (signal) {
  process.on(signal, function () {
    child.kill(signal);
  });
});
// A signal to npm may end npm and its shell without reaching us; then we are another process's child.
var parent = process.ppid;
setInterval(function () {
  if (process.ppid !== parent) child.kill("SIGTERM");
}, 500).unref();
child.on("error", function (error) {
  console.error("Could not run npx, which npm ships (" + error.message + "). Reinstall npm and try again.");
  process.exit(1);
});
child.on("exit", function (code, signal) {
  process.exit(signal ? 0 : code === null ? 1 : code);
});
