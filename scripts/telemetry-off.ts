// Imported for its effect, before the tools that read these, and inherited by every child process.
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.env.LITE_TELEMETRY = '0';
process.env.DO_NOT_TRACK = '1';
