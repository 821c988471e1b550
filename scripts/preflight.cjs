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
// npm may end without passing a signal on, as after `kill -9`. Its own end shows in our parent, or, where npm ran us
// through a shell that waits for us, in the shell's.
var parent = process.ppid;
var npm = npmBehind(parent);
setInterval(function () {
  if (process.ppid !== parent || (npm && !isRunning(npm))) child.kill("SIGTERM");
}, 500).unref();
function npmBehind(shell) {
  if (!process.env.npm_lifecycle_event) return null;
  var shown = childProcess.spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(shell)], { encoding: "utf8" });
  var found = /^\s*(\d+)\s+(?:.*\/)?(?:ba|da|z)?sh\s*$/.exec(shown.stdout || "");
  return found && Number(found[1]);
}
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
child.on("error", function (error) {
  console.error("Could not run npx, which npm ships (" + error.message + "). Reinstall npm and try again.");
  process.exit(1);
});
child.on("exit", function (code, signal) {
  process.exit(signal ? 0 : code === null ? 1 : code);
});
