-- Sign-ins are no longer remembered by a process: nobody waits to be told that one changed.
drop trigger session_ended on identity.session;
drop trigger membership_changed on companies.membership;
drop function kernel.tell_sign_in_changed();
