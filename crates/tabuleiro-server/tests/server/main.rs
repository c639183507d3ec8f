//! Tests of the server through its API, on both databases.
//!
//! Every scenario is a test of its own on SQLite. On PostgreSQL, one test runs them all, since a database server takes
//! a moment to start.

mod access;
mod admin;
mod analyses;
mod audit;
mod backups;
mod bus;
mod connections;
mod description;
mod editors;
mod hidden;
mod house;
mod lasting;
mod names;
mod nats;
mod overload;
mod pages;
mod people;
mod pictures;
mod positions;
mod postgres;
mod quotas;
mod service;
mod sessions;
mod stored;
mod streams;
mod tables;
mod trouble;

macro_rules! scenarios {
    ($($module:ident: $($scenario:ident)*;)*) => {
        mod on_sqlite {
            $($(
                #[test]
                fn $scenario() {
                    crate::house::run(async {
                        let folder = tempfile::tempdir().unwrap();
                        let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
                        crate::$module::$scenario(crate::house::House::open(&url).await).await;
                    });
                }
            )*)*
        }

        mod on_postgres {
            #[test]
            fn every_scenario_runs() {
                let Some(postgres) = crate::postgres::Postgres::start() else { return };
                $($(
                    eprintln!("{}", stringify!($scenario));
                    crate::house::run(async {
                        let url = postgres.fresh_database(stringify!($scenario));
                        crate::$module::$scenario(crate::house::House::open(&url).await).await;
                    });
                )*)*
                crate::house::run(crate::trouble::a_table_that_somebody_locks_is_told_and_used_again(&postgres));
                crate::house::run(crate::backups::a_backup_is_restored_between_databases_of_both_kinds(&postgres));
                crate::house::run(crate::backups::an_admins_statements_take_as_long_as_they_need(&postgres));
                crate::house::run(crate::sessions::what_is_open_at_another_node_closes_too(&postgres));
                crate::house::run(crate::bus::notify_passes_every_test(&postgres));
                crate::house::run(crate::trouble::a_database_that_comes_back_is_used_again(&postgres));
            }
        }
    };
}

scenarios! {
    service:
        a_fresh_server_is_alive_and_ready_and_durable
        what_is_not_there_is_said_in_the_callers_language
        bodies_that_make_no_sense_are_refused_kindly
        letters_that_a_database_does_not_keep_are_refused;
    people:
        a_guest_has_a_name_and_keeps_it_by_cookie
        a_guest_chooses_a_name_that_no_account_has
        an_account_keeps_what_the_guest_had
        a_restarted_server_knows_everyone
        a_name_belongs_to_one
        only_the_right_password_opens
        an_unknown_name_costs_the_same_check
        sessions_are_listed_and_ended
        a_token_does_what_its_scopes_allow_until_it_expires
        a_deleted_account_is_gone;
    sessions:
        streams_and_sockets_close_with_their_session
        an_export_of_games_ends_with_its_session
        streams_and_sockets_close_with_their_token
        streams_and_sockets_close_when_a_token_expires
        another_password_ends_all_else
        an_admin_ends_what_somebody_has_open
        a_deleted_name_never_returns;
    names:
        a_name_of_the_house_or_like_anothers_is_refused
        a_deleted_name_is_nobodys_again
        texts_of_people_show_what_they_say;
    audit:
        what_people_do_with_their_accounts_is_written_down_for_admins
        what_admins_and_moderators_do_is_written_down
        old_entries_are_forgotten;
    pictures:
        a_board_is_drawn_as_anybody_wants_it
        a_picture_that_cannot_be_drawn_is_refused_in_words
        who_wants_too_many_pictures_waits;
    tables:
        two_guests_play_a_whole_game
        a_game_from_elsewhere_is_copied_once_and_only_if_the_rules_allow_it
        a_turn_is_taken_once_whole_and_in_order
        seats_are_open_reserved_or_an_engines
        everyone_agrees_to_a_draw_or_not
        turns_are_taken_back_by_consent
        a_game_is_aborted_only_early
        a_rematch_keeps_or_rotates_the_seats_or_lets_the_winner_begin
        one_who_is_gone_is_claimed_against_and_who_is_there_is_not
        time_runs_out_and_is_claimed
        a_seat_out_of_time_is_skipped
        an_engine_plays_on_for_one_who_is_gone
        clocks_stand_still_while_the_server_does
        a_game_goes_on_after_a_restart
        an_engine_answers
        a_login_brings_the_guests_games_along
        records_are_exported_and_replay
        plans_that_make_no_sense_are_refused;
    positions:
        a_game_is_walked_through_turn_by_turn
        an_end_outside_the_rules_is_said_with_its_reason
        one_person_plays_all_seats
        who_is_there_is_seen_by_everyone
        the_menu_is_in_the_callers_words
        turns_are_listed_with_what_they_did
        a_turn_is_spelled_click_by_click_and_an_illegal_one_explained
        a_hint_is_a_turn_and_only_in_casual_games
        a_preview_is_played_as_it_was_seen
        any_text_of_a_game_is_shown_or_explained
        rules_come_as_pages_with_boards
        lessons_are_told_and_tries_are_judged
        somebodys_tables_are_listed;
    editors:
        a_position_of_every_rule_set_is_edited_and_continued
        a_position_that_the_rules_refuse_is_explained_in_the_callers_words
        a_draft_is_kept_by_whoever_edits_it
        a_map_is_drawn_shared_and_played
        a_map_that_cannot_be_played_is_explained_stroke_by_stroke
        every_map_that_is_offered_can_be_begun_with
        nonsense_is_refused_in_words;
    hidden:
        nothing_told_or_answered_has_what_lies_face_down;
    admin:
        a_backup_of_a_running_server_is_restored_elsewhere
        a_backup_of_an_earlier_version_is_restored
        an_account_gets_another_password_and_is_logged_out
        reported_lines_are_listed_until_who_said_them_is_removed
        every_game_is_exported
        what_nobody_misses_is_pruned;
    quotas:
        one_has_so_many_unfinished_tables
        a_rematch_is_one_more_table
        who_makes_many_tables_at_once_has_no_more
        those_at_one_address_have_so_much_together
        one_has_so_many_tokens
        one_has_so_many_streams
        all_games_of_somebody_are_a_stream_too
        one_says_so_many_lines_a_minute
        one_has_one_analysis_and_one_fairness_job_at_a_time
        one_persons_tables_do_not_hide_those_of_others
        games_that_a_guest_left_alone_end_after_a_day;
    description:
        answers_are_as_described
        who_asks_too_often_is_told_to_wait
        who_guesses_passwords_locks_nobody_else_out
        who_asks_too_often_from_many_addresses_is_told_to_wait_too;
    pages:
        pages_are_kept_to_themselves
        pages_come_whole_small_or_not_at_all
        assets_are_kept_for_good_under_the_name_of_their_build
        addresses_of_nothing_answer_404_with_the_page
        links_show_what_they_lead_to
        pictures_of_games_can_be_had
        search_engines_find_games_and_leave_tables_alone;
    lasting:
        people_talk_and_are_muted_and_reported
        rated_games_move_ratings_and_count_once
        the_best_of_a_game_are_listed_once_their_rating_is_known
        nobody_is_their_own_opponent
        games_are_found_by_player_rules_day_and_result
        a_game_that_one_person_left_is_not_live
        a_table_by_link_is_named_in_no_list
        a_rated_game_of_three_is_rated_by_order
        somebodys_games_and_results_are_listed
        games_played_together_are_counted_and_not_rated
        maps_are_kept_and_played;
    analyses:
        an_analysis_is_shared_and_cancelled
        games_show_how_fair_something_is
        what_was_found_before_a_stop_is_kept_and_goes_on
        a_judgement_that_was_stopped_goes_on_from_there
        what_is_asked_of_an_engine_has_bounds;
    streams:
        a_stream_tells_what_happens_and_what_was_missed
        a_socket_plays_and_only_for_its_own_pages
        engines_alone_play_only_while_somebody_watches
        what_engines_think_is_told_where_only_they_play
        an_event_brings_the_game_as_pages_show_it
        two_who_want_the_same_are_paired
        a_program_hears_of_its_games_and_plays_them
        what_streams_tell_is_described;
}
